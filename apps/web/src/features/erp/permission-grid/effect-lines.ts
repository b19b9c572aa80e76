import type { AccessEffect } from '@countinghouse/contract/erp/access'
import { eventName } from '@countinghouse/contract/erp/event-name'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import type { Language } from '../../../ui/language/language.tsx'
import { knownPermissions } from './permission-labels.ts'

const mostNames = 3

/** Affected users: one line per lost or gained permission, losses first. */
export function effectLines(
  modules: readonly PermissionModule[],
  effects: readonly AccessEffect[],
  { t, locale }: Pick<Language, 't' | 'locale'>,
): string[] {
  const permissions = knownPermissions(modules)
  return (['lost', 'gained'] as const).flatMap((kind) =>
    permissions.flatMap(({ page, event }) => {
      const people = effects.filter((effect) => effect[kind].includes(event.permission)).map(({ name }) => name)
      if (people.length === 0) return []
      const more = people.length - mostNames
      const names = [...people.slice(0, mostNames), ...(more > 0 ? [t(text.andMore, { count: more })] : [])].join(', ')
      const values = { count: people.length, names, event: eventName(event, locale), page: page.title[locale] }
      return [t(kind === 'lost' ? text.lose : text.gain, values)]
    }),
  )
}
