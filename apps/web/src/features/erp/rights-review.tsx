import { testPermission } from '@countinghouse/contract/erp/access'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Dialog } from '../../kit/dialog.tsx'
import { useLanguage } from '../../shell/language.tsx'
import { routeQuery } from '../../shell/queries.ts'
import { effectLines } from './effect-lines.ts'
import { sentChanges } from './pending-rights.ts'
import styles from './permission.module.css'
import { changeLines } from './change-lines.ts'
import type { RightsDraft } from './use-rights-draft.ts'

export type ReviewProps = {
  readonly modules: readonly PermissionModule[]
  readonly draft: RightsDraft
  /** What a role is called. */
  readonly nameOf: (roleId: number) => string
  readonly onClose: () => void
}

/** Everything that would be saved, and whom it touches. */
export function RightsReview({ modules, draft, nameOf, onClose }: ReviewProps) {
  const language = useLanguage()
  const { t } = language
  const { changes } = draft
  const roles = changes.filter(({ id }) => draft.pendingOf(id).size > 0)
  const tested = useQueries({
    queries: roles.map(({ id }) =>
      routeQuery(testPermission, { change: { roleId: id, ...sentChanges(draft.pendingOf(id)) } }),
    ),
  })
  const isPending = tested.some((query) => query.isPending)
  const effects = effectLines(
    modules,
    tested.flatMap((query) => query.data?.effects ?? []),
    language,
  )

  async function save(): Promise<void> {
    onClose()
    await draft.save()
  }

  return (
    <Dialog
      title={t(text.reviewTitle)}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button data-autofocus onClick={() => void save()}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      {roles.map((change) => (
        <section key={change.id} className={styles.reviewed}>
          <h3>{nameOf(change.id)}</h3>
          {(['added', 'removed', 'rescoped'] as const).map((part) => {
            const lines = changeLines(modules, change[part], language)
            return lines.length === 0 ? null : (
              <div key={part} data-part={part}>
                <h4>{t(partTitles[part])}</h4>
                <ul>
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )
          })}
        </section>
      ))}
      <section className={styles.reviewed} aria-busy={isPending}>
        <h3>{t(text.effects)}</h3>
        {tested.some((query) => query.isError) && <p>{t(text.effectsFailed)}</p>}
        {!isPending && effects.length === 0 && <p>{t(text.effectsNone)}</p>}
        <ul>
          {effects.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Dialog>
  )
}

const partTitles = { added: text.added, removed: text.removed, rescoped: text.changed } as const
