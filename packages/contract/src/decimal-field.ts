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
        `^${isSigned ? '-?' : ''}${isPositive ? '(?!0+(?:\\.0+)?$)' : ''}\\d{1,${whole}}(?:\\.\\d{1,${decimals}})?$`,
      ),
    )
    .meta({ widget: 'text', decimals })
}
