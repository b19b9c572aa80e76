type Matching = Readonly<Record<string, unknown>>

/** The conditions that select the rows of one group; the group key is that of the server. */
export function groupMatching(
  matching: Matching,
  { name, isDate }: { readonly name: string; readonly isDate: boolean },
  key: string,
  isNumber: boolean,
): Matching {
  if (key === '') return { ...matching, [`${name}.empty`]: true }
  if (!isDate) return { ...matching, [name]: [wireValue(key, isNumber)] }
  const between = `${name}.between`
  const given = Array.isArray(matching[between]) ? matching[between].map(String).toSorted() : []
  const [first, last] = [`${key}-01`, lastDay(key)]
  const [from = first, to = last] = given
  return { ...matching, [between]: [from > first ? from : first, to < last ? to : last] }
}

function wireValue(key: string, isNumber: boolean): unknown {
  if (key === 'true' || key === 'false') return key === 'true'
  return isNumber ? Number(key) : key
}

/** Last day of a month such as `2027-02`. */
function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}
