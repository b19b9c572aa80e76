import type { Connection } from '@countinghouse/contract/accounts/company-connection'
import {
  acceptCompany,
  disconnectCompany,
  inviteCompany,
  matchProducts,
} from '@countinghouse/contract/accounts/company-connection'
import { text } from '@countinghouse/contract/accounts/company-connection.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import type { useWrite } from '../../../kit/record-edit/use-write.ts'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import styles from './company-link.module.css'

type Props = {
  readonly id: number
  readonly name: string
  readonly state: Connection['state']
  readonly write: ReturnType<typeof useWrite>
}

/** What connects, matches and disconnects a link. A new code is shown until the record is left. */
export function ConnectionActions({ id, name, state, write }: Props) {
  const { t } = useLanguage()
  const [code, setCode] = useState<string | null>(null)

  async function invite(): Promise<void> {
    const answer = await write(inviteCompany, { id })
    if (answer !== null) setCode(answer.code)
  }

  async function accept(): Promise<void> {
    const entered = await ask.text({ title: t(text.accept), label: t(text.code), confirm: t(text.accept) })
    if (entered !== null && (await write(acceptCompany, { id, code: entered })) !== null) setCode(null)
  }

  async function disconnect(): Promise<void> {
    const title = t(text.disconnectTitle, { name })
    const question = { title, body: t(text.disconnectBody), confirm: t(text.disconnect), isDanger: true }
    if ((await ask.confirm(question)) === 'confirm') await write(disconnectCompany, { id })
  }

  return (
    <>
      <div className={styles.actions}>
        {state === 'connected' ? (
          <>
            <Button variant="default" onClick={() => void write(matchProducts, { id })}>
              {t(text.match)}
            </Button>
            <Button variant="default" onClick={() => void disconnect()}>
              {t(text.disconnect)}
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" onClick={() => void invite()}>
              {t(text.invite)}
            </Button>
            <Button variant="default" onClick={() => void accept()}>
              {t(text.accept)}
            </Button>
          </>
        )}
      </div>
      {code !== null && state !== 'connected' && (
        <div className={styles.code}>
          <PlainField label={t(text.code)}>
            {(control) => (
              <input {...control} readOnly dir="ltr" value={code} onFocus={(event) => event.currentTarget.select()} />
            )}
          </PlainField>
          <p className={styles.quiet}>{t(text.code_help)}</p>
        </div>
      )}
    </>
  )
}
