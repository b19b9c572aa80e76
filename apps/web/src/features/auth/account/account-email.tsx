import { text } from '@countinghouse/contract/auth/account.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { changeEmail, confirmEmail } from '@countinghouse/contract/auth/security'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account.module.css'
import { consumeFromAddress } from '../../../app/light/consume-from-address.ts'

/** Where the link of a forgotten password goes. A new address counts once its mail was opened. */
export function AccountEmail({ security }: { readonly security: Security }) {
  const language = useLanguage()
  const { t } = language
  const write = useWrite(t(text.title), ({ email = '' }) => showToast(language, { tone: 'error', message: email }))
  const [sentTo, setSentTo] = useState<string | null>(null)
  useEffect(() => {
    const token = consumeFromAddress('confirm')
    if (token === null) return
    void write(confirmEmail, { token }).then((answer) => {
      if (answer !== null) showToast(language, { tone: 'done', message: t(text.emailConfirmed, answer) })
    })
  })

  async function change(): Promise<void> {
    const email = await ask.email({ title: t(text.email), label: t(text.email), confirm: t(text.emailSend) })
    if (email !== null && (await write(changeEmail, { email })) !== null) setSentTo(email)
  }

  return (
    <AccountCard
      title={t(text.email)}
      purpose={t(text.emailPurpose)}
      rowActions={
        security.canMail && (
          <Button variant="default" onClick={() => void change()}>
            {t(security.email === null ? text.emailAdd : text.emailChange)}
          </Button>
        )
      }
    >
      <p className={styles.facts}>
        <bdi>{security.email ?? t(text.emailNone)}</bdi>
      </p>
      <p role="status" className={styles.facts}>
        {sentTo !== null && t(text.emailSent, { email: sentTo })}
      </p>
      {!security.canMail && <p className={styles.facts}>{t(text.emailNoMail)}</p>}
    </AccountCard>
  )
}
