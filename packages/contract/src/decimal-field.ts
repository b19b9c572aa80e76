import { z } from 'zod'

/**
 * An exact decimal as a text, `12.5`, for figures that no whole number keeps. Files write and read it as a number; as short as it
 * can be written. `whole`, `decimals`: digits before and after the point at most. It is 0 or more, unless it is signed or positive.
 */
export function decimalField(options: { whole: number; decimals: number; isSigned?: boolean; isPositive?: boolean }) {
  const { whole, decimals, isSigned = false, isPositive = false } = options
  return z
    .string()
    .regex(
      new RegExp(
        isPositive ? positive(whole, decimals) : `^${isSigned ? '-?' : ''}\\d{1,${whole}}(?:\\.\\d{1,${decimals}})?$`,
      ),
    )
    .meta({ widget: 'text', decimals })
}

/** Without a look-ahead, which the API document's pattern may not have: one to nine first, or that many zeros after the point. */
function positive(whole: number, decimals: number): string {
  const small = Array.from({ length: decimals }, (_, zeros) => `0{${zeros}}[1-9]\\d{0,${decimals - zeros - 1}}`)
  return `^(?:[1-9]\\d{0,${whole - 1}}(?:\\.\\d{1,${decimals}})?|0\\.(?:${small.join('|')}))$`
}
