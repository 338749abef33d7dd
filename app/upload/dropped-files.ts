/** What was dropped, before its event is over: files and whole folders (a Maildir). Call at once, read later. */
export function droppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  const entries = [...transfer.items].flatMap((item) => {
    const entry = item.kind === 'file' ? item.webkitGetAsEntry() : null
    return entry === null ? [] : [entry]
  })
  const files = [...transfer.files]
  if (entries.every(({ isFile }) => isFile)) return Promise.resolve(files)
  return Promise.all(entries.map(filesIn)).then((found) => found.flat())
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** What a folder holds, at any depth, by name; not what begins with a dot, nor what is under way into a Maildir. */
async function filesIn(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))]
  if (!isFolder(entry)) return []
  const inside = await entriesOf(entry)
  const isMaildir = ['cur', 'new'].every((name) => inside.some((one) => one.name === name))
  const wanted = inside.filter(({ name }) => !name.startsWith('.') && !(isMaildir && name === 'tmp'))
  wanted.sort((a, b) => (a.name < b.name ? -1 : 1))
  const files: File[] = []
  for (const one of wanted) files.push(...(await filesIn(one)))
  return files
}

/** A browser gives them a hundred at a time, until it gives none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
