import type { SavedView } from '@countinghouse/contract/desk/view'
import { bindMaster } from '@countinghouse/contract/erp/pickers'
import { text as dialogText } from '@countinghouse/contract/kit/dialog.text'
import { text } from '@countinghouse/contract/kit/view-actions.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './share-dialog.module.css'

type SharedWith = SavedView['sharedWith']

type ShareDialogProps = {
  /** What is shared, such as a view of a list or a report. */
  readonly view: Pick<SavedView, 'name' | 'sharedWith'>
  readonly onClose: () => void
  readonly onShare: (sharedWith: SharedWith) => Promise<void>
}

/** Shares a view or a report with its owner only, all users, or selected roles. */
export function ShareDialog({ view, onClose, onShare }: ShareDialogProps) {
  const { t } = useLanguage()
  const id = useId()
  const [kind, setKind] = useState<'nobody' | 'everyone' | 'roles'>(
    typeof view.sharedWith === 'string' ? view.sharedWith : 'roles',
  )
  const [roleIds, setRoleIds] = useState<readonly number[]>(typeof view.sharedWith === 'string' ? [] : view.sharedWith)
  const [isRefused, setIsRefused] = useState(false)
  const kinds = [
    { value: 'nobody', label: t(text.withNobody) },
    { value: 'everyone', label: t(text.withEveryone) },
    { value: 'roles', label: t(text.withRoles) },
  ] as const

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (kind !== 'roles') return void onShare(kind)
    if (roleIds.length === 0) return setIsRefused(true)
    void onShare([...roleIds])
  }

  return (
    <Dialog
      title={t(text.shareTitle, { name: view.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(dialogText.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.save)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit}>
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t(text.shareWith)}</legend>
          {kinds.map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-kind`}
                checked={kind === value}
                data-autofocus={kind === value || undefined}
                onChange={() => {
                  setKind(value)
                  setIsRefused(false)
                }}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {kind === 'roles' && (
          <Roles
            chosen={roleIds}
            onChange={(ids) => {
              setRoleIds(ids)
              setIsRefused(false)
            }}
          />
        )}
        <p className={styles.hint}>{t(text.shareHint)}</p>
        <div role="alert" className={styles.problem}>
          {isRefused && t(text.chooseRole)}
        </div>
      </form>
    </Dialog>
  )
}

type RolesProps = { readonly chosen: readonly number[]; readonly onChange: (ids: readonly number[]) => void }

function Roles({ chosen, onChange }: RolesProps) {
  const { t } = useLanguage()
  const { data, isError } = useQuery(routeQuery(bindMaster, { lists: ['erp.role'] }))
  if (isError) return <p className={styles.problem}>{t(text.noRoles)}</p>
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t(text.roles)}</legend>
      {(data?.['erp.role']?.items ?? []).map(({ id, name }) => (
        <label key={id} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(Number(id))}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked ? [...chosen, Number(id)] : chosen.filter((other) => other !== Number(id)),
              )
            }
          />
          <bdi>{name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}
