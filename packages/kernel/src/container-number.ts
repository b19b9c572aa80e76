/** What is wrong with the number of a container; `digit`: the check digit that would be right. */
export type ContainerNumberFault =
  | { readonly fault: 'form' }
  | { readonly fault: 'check_digit'; readonly digit: number }

/** Null where nothing is. Without spaces, in capitals. Source: ISO 6346. */
export function containerNumberFault(number: string): ContainerNumberFault | null {
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return { fault: 'form' }
  const digit = containerCheckDigit(number.slice(0, -1))
  return digit === Number(number.at(-1)) ? null : { fault: 'check_digit', digit }
}

/** The digit that follows from owner, kind and serial number: each place counts twice the one before, and 10 becomes 0. */
export function containerCheckDigit(body: string): number {
  const sum = [...body].reduce((total, sign, place) => total + worth(sign) * 2 ** place, 0)
  return (sum % 11) % 10
}

/** Letters count from 10 on, without the multiples of 11. */
function worth(sign: string): number {
  if (/\d/.test(sign)) return Number(sign)
  const letter = (sign.codePointAt(0) ?? 0) - 65
  return 10 + letter + Math.floor((letter + 9) / 10)
}
