import { FileChoice } from './file-choice'

const EXAMPLE = `> max-readahead 511
> Throughput 22.4059 MB/sec (NB=28.0073 MB/sec  224.059 MBit/sec)
> 24.780u 78.010s 3:09.54 54.2%   0+0k 0+0io 911pf+0w`

/** Where everything begins. An ordinary form, so that it works without a script. */
export function PasteForm() {
  return (
    <form className="paste" action="/upload/preview" method="post" encType="multipart/form-data">
      <label htmlFor="paste">Paste a mail as it is: quoted, wrapped, forwarded, with or without headers</label>
      <textarea
        className="field"
        id="paste"
        name="text"
        rows={11}
        spellCheck={false}
        autoComplete="off"
        placeholder={EXAMPLE}
      />
      <div className="row mt3">
        <button type="submit" className="btn main">
          Read it
        </button>
        <FileChoice />
        <span className="quiet">Nothing is kept until you save. Addresses are never shown.</span>
      </div>
    </form>
  )
}
