/** What stands before each of its lines, unless it was cut off. */
export const MARK = '(?:stress-ng: +(?:(?:info|metrc): +)?(?:\\[\\d{1,9}\\] +)?)?'
