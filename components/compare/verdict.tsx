import { FigureText } from '@/components/figure-text'
import type { Comparison, Piece } from '@/lib/compare/comparison'

/** What the figures say, in a sentence or two, and what they do not. */
export function Verdict({ comparison }: { readonly comparison: Comparison }) {
  return (
    <div>
      {comparison.verdict.map((sentence) => (
        <p key={sentence.map((piece) => piece.text).join('')} className="say">
          {sentence.map((piece, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence, in its order, never moved
            <SentencePiece key={at} piece={piece} />
          ))}
        </p>
      ))}
      <p className="limits">{comparison.limits}</p>
    </div>
  )
}

function SentencePiece({ piece }: { readonly piece: Piece }) {
  if (piece.kind === 'ratio') return <b>{piece.text}</b>
  if (piece.kind === 'condition') return <code>{piece.text}</code>
  if (piece.kind === 'words') return piece.text
  if (piece.href === undefined) return <FigureText text={piece.text} />
  return (
    <a className="fig m" href={piece.href}>
      {piece.text}
    </a>
  )
}
