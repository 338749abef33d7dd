/** Header of a request, set by proxy.ts: `none` for a page that stands in somebody else's frame, `all` for the others. */
export const SURROUNDINGS = 'x-iolore-surroundings'
