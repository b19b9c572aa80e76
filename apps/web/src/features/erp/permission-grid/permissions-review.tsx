import { testPermission } from '@countinghouse/contract/erp/access'
import type { PermissionModule } from '@countinghouse/contract/erp/permission'
import { text } from '@countinghouse/contract/erp/permission.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import { effectLines } from './effect-lines.ts'
import type { Pending } from './pending-permissions.ts'
import { sentChanges } from './pending-permissions.ts'
import styles from '../permission/permission.module.css'
import { changeLines } from './change-lines.ts'
import type { PermissionsDraft } from './use-permissions-draft.ts'

export type ReviewProps = {
  readonly modules: readonly PermissionModule[]
  readonly draft: PermissionsDraft
  /** Name of a role. */
  readonly nameOf: (roleId: number) => string
  readonly onClose: () => void
}

/** Review of unsaved changes and affected users. */
export function PermissionsReview({ modules, draft, nameOf, onClose }: ReviewProps) {
  const { t } = useLanguage()
  const roles = draft.changes.filter(({ id }) => draft.pendingOf(id).size > 0)

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
        <ReviewedRole
          key={change.id}
          modules={modules}
          change={change}
          pending={draft.pendingOf(change.id)}
          name={nameOf(change.id)}
        />
      ))}
    </Dialog>
  )
}

type ReviewedProps = Pick<ReviewProps, 'modules'> & {
  readonly change: PermissionsDraft['changes'][number]
  readonly pending: Pending
  readonly name: string
}

/** Changes of one role, and the users who gain or lose permissions. */
function ReviewedRole({ modules, change, pending, name }: ReviewedProps) {
  const language = useLanguage()
  const { t } = language
  const { data, isPending, isError } = useQuery(
    routeQuery(testPermission, { change: { roleId: change.id, ...sentChanges(pending) } }),
  )
  const effects = effectLines(modules, data?.effects ?? [], language)
  return (
    <section className={styles.reviewed} aria-label={name}>
      <h3>{name}</h3>
      {(['added', 'removed', 'rescoped'] as const).map((part) => {
        const lines = changeLines(modules, change[part], language)
        return lines.length === 0 ? null : (
          <div key={part} data-part={part}>
            <h4>{t(partTitles[part])}</h4>
            <Lines lines={lines} />
          </div>
        )
      })}
      <div aria-busy={isPending}>
        <h4>{t(text.effects)}</h4>
        {isError && <p>{t(text.effectsFailed)}</p>}
        {data !== undefined && effects.length === 0 && <p>{t(text.effectsNone)}</p>}
        <Lines lines={effects} />
      </div>
    </section>
  )
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const partTitles = { added: text.added, removed: text.removed, rescoped: text.changed } as const
