/** The full-text index and the tables that SQLite keeps it in: made by a migration and by no model, so that Prisma is to leave them alone. */
export const SEARCH_TABLES = ['', '_data', '_idx', '_docsize', '_config'].map((part) => `MessageSearch${part}`)
