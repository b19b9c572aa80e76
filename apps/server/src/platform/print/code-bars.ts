import bwipjs from 'bwip-js/node'

/** Bars and spaces of a Code 128 in turn, in modules. Source: ISO/IEC 15417. */
export function codeBars(code: string): readonly number[] {
  const [drawn] = bwipjs.raw('code128', code)
  if (drawn === undefined || !('sbs' in drawn)) throw new Error(`Nothing was drawn of ${code}.`)
  return drawn.sbs
}
