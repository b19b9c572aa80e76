import { createApiKey, listKeyUsers } from '@countinghouse/contract/auth/api-key'
import { text } from '@countinghouse/contract/auth/api-key.text'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DateInput } from '../../ui/field/date-input.tsx'
import { PlainField } from '../../ui/field/plain-field.tsx'
import { useWrite } from '../record-edit/use-write.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { routeQuery } from '../../app/calls/queries.ts'
import styles from '../dialog/shown-once.module.css'

type Props = {
  /** The user of the key; null: selected in the dialog. */
  readonly programId: number | null
  readonly onClose: () => void
  readonly onCreated: (created: { readonly name: string; readonly key: string }) => void
}

const empty = { name: '', addresses: '', expiresOn: '' }

/** Creates a key: purpose, user, allowed addresses and expiry. */
export function ApiKeyDialog({ programId: whose, onClose, onCreated }: Props) {
  const { t } = useLanguage()
  const id = useId()
  const [entered, setEntered] = useState({ ...empty, programId: whose === null ? '' : String(whose) })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { data } = useQuery({ ...routeQuery(listKeyUsers, {}), enabled: whose === null })
  const write = useWrite(t(text.title), (fields) => setProblems(byField(fields)))
  const type = (change: Partial<typeof entered>) => {
    setEntered({ ...entered, ...change })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const { name, programId, addresses, expiresOn } = entered
    const missing = {
      ...(name.trim() === '' && { name: t(text.nameMissing) }),
      ...(programId === '' && { programId: t(text.userMissing) }),
    }
    if (Object.keys(missing).length > 0) return setProblems(missing)
    const created = await write(createApiKey, {
      name,
      programId: Number(programId),
      addresses: addresses.split(/[\s,]+/).filter(Boolean),
      expiresOn: expiresOn || null,
    })
    if (created !== null) onCreated({ name, key: created.key })
  }

  return (
    <Dialog
      title={t(text.newTitle)}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t(text.cancel)}
          </Button>
          <Button type="submit" form={id}>
            {t(text.make)}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <PlainField label={t(text.keyName)} problem={problems['name']}>
          {(control) => (
            <input
              {...control}
              dir="auto"
              maxLength={80}
              data-autofocus
              value={entered.name}
              onChange={(event) => type({ name: event.currentTarget.value })}
            />
          )}
        </PlainField>
        {whose === null && (
          <PlainField label={t(text.user)} problem={problems['programId']}>
            {(control) => (
              <select
                {...control}
                value={entered.programId}
                onChange={(event) => type({ programId: event.currentTarget.value })}
              >
                <option value="" />
                {(data?.items ?? []).map((user) => (
                  <option key={user.id} value={user.id}>
                    {user.name}
                  </option>
                ))}
              </select>
            )}
          </PlainField>
        )}
        {data?.items.length === 0 && <p className={styles.purpose}>{t(text.noUsers)}</p>}
        <PlainField label={t(text.addresses)} hint={t(text.addressesHint)} problem={problems['addresses']}>
          {(control) => (
            <input
              {...control}
              dir="ltr"
              spellCheck={false}
              value={entered.addresses}
              onChange={(event) => type({ addresses: event.currentTarget.value })}
            />
          )}
        </PlainField>
        <PlainField label={t(text.expiresOn)} hint={t(text.expiresHint)} problem={problems['expiresOn']}>
          {(control) => (
            <DateInput {...control} value={entered.expiresOn} onChange={(value) => type({ expiresOn: value })} />
          )}
        </PlainField>
      </form>
    </Dialog>
  )
}

/** Errors of single addresses are shown at the shared field. */
function byField(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.')[0] ?? path, message]))
}
