import { text } from '@countinghouse/contract/procure/product-readiness.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { Completion } from '../../../platform/lists/list-source.ts'
import type { FoundCompleteness } from '../web/find-completeness.ts'
import { findCompleteness } from '../web/find-completeness.ts'
import type { Readiness } from './readiness.ts'
import { readinessOf } from './readiness.ts'

const ppmPerPercent = 10_000

/** Readiness, web completeness and missing details of each product of a page, in a constant number of statements. */
export const enrichReadiness: Completion = async (asking, db, rows) => {
  const ids = rows.map(({ id }) => id)
  const readiness = await readinessOf(asking, db, ids)
  const completeness = await findCompleteness(asking, db, ids)
  const { locale } = asking
  return rows.flatMap((row) => {
    const needs = readiness.get(row.id)
    const web = completeness.get(row.id)
    if (needs === undefined || web === undefined) return []
    const met = needs.filter(({ missing }) => missing === null).length
    return {
      ...row,
      readiness: format(text.met_of, locale, { met, requested: needs.length }),
      completenessPpm: web.completeness * ppmPerPercent,
      missing: missingIn(needs, web, locale),
    }
  })
}

function missingIn(needs: Readiness, web: FoundCompleteness, locale: Locale): string | null {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const toActive = needs.flatMap(({ need, missing }) => (missing === null ? [] : text[`need_${need}`][locale]))
  const toWeb = [
    ...(web.hasDescription ? [] : [text.web_description[locale]]),
    ...(web.hasPicture ? [] : [text.web_image[locale]]),
    ...web.unfilled,
  ]
  const told = [
    ...(toActive.length === 0 ? [] : [list.format(toActive)]),
    ...(toWeb.length === 0 ? [] : [format(text.for_web, locale, { names: list.format(toWeb) })]),
  ]
  return told.length === 0 ? null : told.join(' · ')
}
