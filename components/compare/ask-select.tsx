import type { Choice } from '@/lib/queries/comparison/choice'

interface Props {
  /** key in the address */
  readonly name: string
  /** what it chooses, for those who hear it */
  readonly label: string
  readonly choices: readonly Choice[]
  /** tells selects of one name apart, and finds the one that was changed again after the answer */
  readonly id: string
}

/** A word of the question that can be changed: a native select set as a word. */
export function AskSelect({ name, label, choices, id }: Props) {
  const chosen = choices.find((choice) => choice.chosen)
  return (
    <span className="word">
      <select
        id={id}
        name={name}
        aria-label={label}
        className={chosen?.mail ? 'm' : undefined}
        defaultValue={chosen?.value}
        autoComplete="off"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.runs === null || choice.chosen || choice.value === ''
              ? choice.label
              : `${choice.label} (${choice.runs})`}
          </option>
        ))}
      </select>
    </span>
  )
}
