import { listRoleUsers, retireRole, role } from '@countinghouse/contract/erp/role'
import { text } from '@countinghouse/contract/erp/role.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import type { RecordDialogProps } from '../../../kit/master/record-extras.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../permission/permission.module.css'

/** Retires a role; its users get the replacement role. */
export function RoleRetire({ row, onClose }: RecordDialogProps) {
  const language = useLanguage()
  const { t } = language
  const [moveToId, setMoveToId] = useState<number | null>(null)
  const users = useQuery(routeQuery(listRoleUsers, { id: row.id }))
  const others = useQuery(routeQuery(role.routes.list, { status: ['active'], limit: 200 }))
  const write = useWrite(t(text.title))
  const count = new Set(users.data?.users.map(({ userId }) => userId)).size
  const isReady = users.isSuccess && (count === 0 || moveToId !== null)

  async function retire(): Promise<void> {
    const done = await write(retireRole, { id: row.id, version: row.version, moveToId })
    if (done === null) return
    showToast(language, { tone: 'done', message: t(text.retired, { name: row.name }) })
    onClose()
  }

  return (
    <Dialog
      title={t(text.retireTitle, { name: row.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button color="red" c="var(--danger-contrast)" disabled={!isReady} onClick={() => void retire()}>
            {t(text.retire)}
          </Button>
        </>
      }
    >
      <div className={styles.form} aria-busy={users.isPending}>
        {users.isSuccess && <p>{t(text.retireHint, { count })}</p>}
        {count > 0 && (
          <PlainField label={t(text.retireTo)}>
            {(control) => (
              <select
                {...control}
                value={moveToId ?? ''}
                onChange={(event) => setMoveToId(Number(event.currentTarget.value) || null)}
              >
                <option value="">{t(text.retireToNone)}</option>
                {others.data?.items
                  .filter(({ id }) => id !== row.id)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </select>
            )}
          </PlainField>
        )}
      </div>
    </Dialog>
  )
}
