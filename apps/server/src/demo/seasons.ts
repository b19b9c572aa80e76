export type DemoSeason = {
  readonly code: string
  readonly name: string
  readonly type: 'spring_summer' | 'autumn_winter' | 'continuity'
  readonly year: number
  readonly buying_from: string | null
  readonly buying_to: string | null
  readonly delivery_from: string | null
  readonly delivery_to: string | null
  readonly selling_from: string | null
  readonly selling_to: string | null
  readonly markdown_from: string | null
}

/** Collections of last, this and next year around a day, and one that never ends. */
export function demoSeasons(today: Date): DemoSeason[] {
  const year = today.getUTCFullYear()
  return [...[year - 1, year, year + 1].flatMap((each) => [springOf(each), autumnOf(each)]), continuity(year)]
}

function springOf(year: number): DemoSeason {
  return {
    code: `SS${year % 100}`,
    name: `Spring and summer ${year}`,
    type: 'spring_summer',
    year,
    buying_from: `${year - 1}-08-15`,
    buying_to: `${year - 1}-10-31`,
    delivery_from: `${year}-01-10`,
    delivery_to: `${year}-03-31`,
    selling_from: `${year}-02-15`,
    selling_to: `${year}-08-31`,
    markdown_from: `${year}-06-25`,
  }
}

function autumnOf(year: number): DemoSeason {
  return {
    code: `AW${year % 100}`,
    name: `Autumn and winter ${year}`,
    type: 'autumn_winter',
    year,
    buying_from: `${year}-02-01`,
    buying_to: `${year}-04-15`,
    delivery_from: `${year}-07-01`,
    delivery_to: `${year}-09-30`,
    selling_from: `${year}-08-15`,
    selling_to: `${year + 1}-02-28`,
    markdown_from: `${year}-12-27`,
  }
}

function continuity(year: number): DemoSeason {
  return {
    code: 'NOS',
    name: 'Never out of stock',
    type: 'continuity',
    year,
    buying_from: null,
    buying_to: null,
    delivery_from: null,
    delivery_to: null,
    selling_from: null,
    selling_to: null,
    markdown_from: null,
  }
}
