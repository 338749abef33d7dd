/** The layout has said already that there is no such comparison: it knows the address, which this file is not told. */
export default function NoSuchPermalink() {
  return null
}
