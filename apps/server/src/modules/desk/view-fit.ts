import type { ListView } from '@countinghouse/contract/desk/view'
import { fail } from '@countinghouse/contract/errors'
import { fieldErrorsOf } from '@countinghouse/contract/issues'
import { text as issueText } from '@countinghouse/contract/issues.text'
import { format } from '@countinghouse/contract/text'
import type { Locale } from '@countinghouse/kernel/text'
import type { ListShape } from '../../platform/lists/list-shape.ts'

/** Rejects parts that the list of the page does not have, each by name. Throws: desk.view_unfit. */
export function requireFit(shape: ListShape, view: ListView, locale: Locale): void {
  const unknown = [
    ...strangers('filters', Object.keys(view.filters), shape.filters),
    ...strangers(
      'sort',
      view.sort.map((key) => key.replace(/^-/, '')),
      shape.sort,
    ),
    ...(view.group === null || shape.groups.includes(view.group) ? [] : ['view.group']),
    ...strangers('columns', view.columns ?? [], shape.columns),
    ...strangers('widths', Object.keys(view.widths), shape.columns),
  ]
  const known = Object.fromEntries(Object.entries(view.filters).filter(([name]) => shape.filters.includes(name)))
  const issues = shape.filterIssues(known).map((issue) => ({ ...issue, path: ['view', 'filters', ...issue.path] }))
  const message = format(issueText.unknown_field, locale)
  const fields = {
    ...fieldErrorsOf(issues, locale),
    ...Object.fromEntries(unknown.map((path) => [path, [{ code: 'unknown_field', message }]])),
  }
  if (Object.keys(fields).length > 0) fail('desk.view_unfit', { fields })
}

/** The list of a page. Throws: invalid_input when it has none. */
export function shapeOfPage(lists: readonly ListShape[], page: string, locale: Locale): ListShape {
  const message = format(issueText.not_a_choice, locale)
  return (
    lists.find((list) => list.page.eventType === page) ??
    fail('invalid_input', { fields: { page: [{ code: 'not_a_choice', message }] } })
  )
}

function strangers(part: string, names: readonly string[], known: readonly string[]): string[] {
  return names.filter((name) => !known.includes(name)).map((name) => `view.${part}.${name}`)
}
