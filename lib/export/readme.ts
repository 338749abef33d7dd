/** What an export says of itself to whoever finds it. The same in every export of one version. */
export const README = `An archive of IOlore: storage-benchmark results out of mailing-list mail, with the mails that they stand in.

  manifest.json     format, version, counts, and size and SHA-256 of the files below
  messages.mbox     the mails, as mboxrd, which mail programs read
  messages.jsonl    a line for each mail: what is known of it, and its text as people read it
  runs.jsonl        a line for each run of a benchmark: what it was measured on, and its figures
  heads.jsonl       heads of mails without a result in the threads of these, and of the latest that were read ("source")
  permalinks.jsonl  comparisons that were shared under an address of their own, as they were
  sources.jsonl     archives that were imported, and how far
  imports.jsonl     what became of files that a browser sent
  removed.jsonl     mails that were taken back, and do not come in again
  changes.jsonl     the log: what was corrected, proposed, accepted, declined, removed, masked
  proposals.jsonl   corrections by readers, and what was decided of them
  masks.jsonl       people who are not named: not in messages.jsonl and runs.jsonl, where dots stand in their place; messages.mbox
                    and heads.jsonl are as they came

"iolore import" with this folder makes the same archive of it, or adds what is missing to another one.

messages.jsonl is in the order of messages.mbox. A line's "mbox" says how many bytes the mail has there, and how many of these, at the
beginning ("head") and the end ("tail"), are not its own: the From line, a header where the text came without one, line ends. What
is between them is the mail as it came, in "charset", once each line that begins with ">From " (behind any number of ">") has lost one ">".

runs.jsonl is in the same order; "message" and "run" name a run: the mail's id and the run's place in it. "line" and "column" of a
condition or a figure are those of the mail's "text", from 1. A condition's "value" is in force and "readValue" what was read;
where a person corrected it, "correctedAt" says when. A run with "original" is a quotation of that one; one with
"equals" has the same figures as that earlier one; of one with "dismissedAt" a person said then that it is no result. null means: not stated.
`
