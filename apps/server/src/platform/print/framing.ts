import type { Frame } from './letterhead.ts'
import type { PaperContent } from './paper-content.ts'

/** Lines of a heading that leave room for the document. */
const mostHeadingLines = 12

/** `place`: lines that a paper must have, such as the address of who issues an invoice; the heading of its layout follows them. */
export function framing(
  { place: ofStore, heading, footer, logo }: Frame,
  place: readonly string[] = [],
): Pick<PaperContent, 'place' | 'logo' | 'footer'> {
  const own = heading?.slice(0, mostHeadingLines)
  const lines = place.length > 0 ? [...place, ...(own ?? [])] : (own ?? ofStore)
  return { place: lines, ...(logo !== null && { logo }), ...(footer !== null && { footer }) }
}
