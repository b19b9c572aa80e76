/** A card is `M`, eleven digits and the check digit of ISO/IEC 7812-1, so that a wrong digit is noticed. `id`: of the first membership of the card. */
export function cardNumberOf(id: number): string {
  const digits = String(id).padStart(11, '0')
  return `M${digits}${checkDigit(digits)}`
}

/** Whether a scanned code has the form of a card. */
export function isCardNumber(code: string): boolean {
  return /^M\d{12}$/.test(code) && checkDigit(code.slice(1, -1)) === Number(code.at(-1))
}

function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}
