/** The page about how a benchmark is read: `/formats/bonnie%2B%2B`. */
export const formatHref = (tool: string): string => `/formats/${encodeURIComponent(tool)}`
