/** Values as an import's columns have them: the JSON of each behind a comma, so that more can be put behind them. */
export const listed = (values: readonly unknown[]): string =>
  values.map((value) => `,${JSON.stringify(value)}`).join('')
