/** What a reader can do about each kind of finding; the finding itself says what was seen and what was done. */
const WHAT_TO_DO: Readonly<Record<string, string>> = {
  unread: 'Nothing of it is in a table or a comparison until a later parser reads it.',
  'figures-left-out': 'The other figures of the run are read and count.',
  'identical-runs':
    'Only the poster can say what the second block should have been: see both before you rely on either.',
  'conditions-disagree': 'Whoever knows which one holds can say so.',
  'fits-in-memory': 'Comparisons mark such runs, and leave them out where memory is set to “left out”.',
  'csv-differs': 'See both places in the mail before you rely on these figures.',
  'status-differs': "The job's own line counts. See both places in the mail before you rely on it.",
  'passed-on': 'What was measured, and on what, stands in the messages that these figures came from.',
  'changed-quotation': 'The original counts, not the quotation: the run links it.',
}

/** A sentence; null: of a kind that nothing can be done about. */
export const whatToDo = (kind: string): string | null => WHAT_TO_DO[kind] ?? null
