/** Arithmetic of the field with 256 elements over x^8 + x^4 + x^3 + x^2 + 1. Source: ISO/IEC 18004, annex A. */
const exponents: readonly number[] = powers()
const logarithms: readonly number[] = exponents.reduce<number[]>((known, value, power) => {
  known[value] ??= power
  return known
}, [])

function powers(): number[] {
  const found = [1]
  while (found.length < 255) {
    const next = (found.at(-1) ?? 1) << 1
    found.push(next > 255 ? next ^ 0x11d : next)
  }
  return found
}

function product(one: number, other: number): number {
  if (one === 0 || other === 0) return 0
  return exponents[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0
}

/** The check bytes of a block: the remainder of its division by a polynomial of that degree. */
export function checkBytes(block: readonly number[], degree: number): number[] {
  const divisor = generator(degree)
  const rest = Array.from<number>({ length: degree }).fill(0)
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [place, coefficient] of divisor.entries())
      rest[place] = (rest[place] ?? 0) ^ product(coefficient, factor)
  }
  return rest
}

/** The product of (x - 2^0) to (x - 2^(degree - 1)), without its leading 1. */
function generator(degree: number): number[] {
  const coefficients = Array.from<number>({ length: degree }).fill(0)
  coefficients[degree - 1] = 1
  for (let power = 0; power < degree; power++) {
    const root = exponents[power] ?? 1
    for (let place = 0; place < degree; place++)
      coefficients[place] = product(coefficients[place] ?? 0, root) ^ (coefficients[place + 1] ?? 0)
  }
  return coefficients
}
