/** A size to be added. */
export type CreatedSize = {
  readonly code: string
  readonly name: string
  readonly dim1: string | null
  readonly dim2: string | null
}

/** Limit of generated sizes, above that of a scale. */
const mostMade = 1000

/** Sizes of a pasted column, one per line; a label can follow after a tab or semicolon, otherwise the code is the label. */
export function pastedSizes(text: string): readonly CreatedSize[] {
  return text
    .split(/\r?\n/)
    .slice(0, mostMade)
    .flatMap((line) => {
      const [code = '', name = ''] = line.split(/[\t;]/).map((cell) => cell.trim())
      return code === '' ? [] : [plain(code, name === '' ? code : name)]
    })
}

/** `36` to `48` in steps of `0.5`; empty if the input is not a finite range. */
export function sizesBetween(from: string, to: string, step: string): readonly CreatedSize[] {
  const [first, last, one] = [from, to, step].map(hundredths)
  if (first == null || last == null || one == null || one <= 0) return []
  const count = Math.floor((last - first) / one) + 1
  if (count < 1 || count > mostMade) return []
  return Array.from({ length: count }, (_, index) => {
    const code = String((first + index * one) / 100)
    return plain(code, code)
  })
}

/** All combinations of two parts: `32/34`, as W32 L34. The letters are the initials of the part names. */
export function sizesOfTwo(first: string, second: string, letters: readonly [string, string]): readonly CreatedSize[] {
  const [rows, columns] = [partsIn(first), partsIn(second)]
  if (rows.length * columns.length > mostMade) return []
  return rows.flatMap((dim1) =>
    columns.map((dim2) => ({
      code: codeOf(`${dim1}/${dim2}`),
      name: `${letters[0]}${dim1} ${letters[1]}${dim2}`,
      dim1,
      dim2,
    })),
  )
}

/** `28-30, 32 34` -> 28, 29, 30, 32, 34. */
function partsIn(entered: string): readonly string[] {
  const parts = entered.split(/[\s,;]+/).flatMap((part) => {
    const [, from, to] = /^(\d+)\s*[-–]\s*(\d+)$/.exec(part) ?? []
    if (from === undefined || to === undefined) return part === '' ? [] : [part]
    return sizesBetween(from, to, '1').map(({ code }) => code)
  })
  return [...new Set(parts)]
}

function plain(code: string, name: string): CreatedSize {
  return { code: codeOf(code), name, dim1: null, dim2: null }
}

/** Codes have no spaces. */
function codeOf(entered: string): string {
  return entered.replaceAll(/\s+/g, '-')
}

function hundredths(entered: string): number | null {
  const [, whole, part = ''] = /^\s*(\d{1,4})(?:[.,](\d{1,2}))?\s*$/.exec(entered) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Sizes to add, without duplicates and those the scale already has; codes and labels are compared as on the server. */
export function withoutKnown(
  created: readonly CreatedSize[],
  known: readonly Pick<CreatedSize, 'code' | 'name'>[],
): readonly CreatedSize[] {
  const codes = new Set(known.map(({ code }) => code.toLowerCase()))
  const names = new Set(known.map(({ name }) => name.toLowerCase()))
  return created.filter(({ code, name }) => {
    if (codes.has(code.toLowerCase()) || names.has(name.toLowerCase())) return false
    codes.add(code.toLowerCase())
    names.add(name.toLowerCase())
    return true
  })
}
