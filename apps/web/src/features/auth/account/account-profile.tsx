import { text } from '@countinghouse/contract/auth/account.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { saveProfile } from '@countinghouse/contract/auth/security'
import { getSession } from '@countinghouse/contract/auth/session'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { PlainField } from '../../../ui/field/plain-field.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { AccountAvatar } from './account-avatar.tsx'
import { AccountCard } from './account-card.tsx'
import styles from './account.module.css'

/** Name and language. */
export function AccountProfile({ security }: { readonly security: Security }) {
  const language = useLanguage()
  const { t } = language
  const queryClient = useQueryClient()
  const [entered, setEntered] = useState({
    firstName: security.firstName,
    lastName: security.lastName,
    locale: security.locale,
  })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const write = useWrite(t(text.title), setProblems)
  const isChanged = (Object.keys(entered) as (keyof typeof entered)[]).some((name) => entered[name] !== security[name])
  const type = (change: Partial<typeof entered>) => {
    setEntered({ ...entered, ...change })
    setProblems({})
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if ((await write(saveProfile, entered)) === null) return
    showToast(language, { tone: 'done', message: t(text.saved) })
    // The header shows the name.
    await queryClient.invalidateQueries({ queryKey: [getSession.id] })
  }

  return (
    <AccountCard title={t(text.profile)}>
      <AccountAvatar security={security} />
      <form className={styles.pairs} noValidate onSubmit={(event) => void submit(event)}>
        <PlainField label={t(text.login)}>
          {(control) => <input {...control} dir="ltr" value={security.login} readOnly />}
        </PlainField>
        {(['firstName', 'lastName'] as const).map((name) => (
          <PlainField key={name} label={t(text[name])} problem={problems[name]}>
            {(control) => (
              <input
                {...control}
                dir="auto"
                maxLength={80}
                autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
                value={entered[name]}
                onChange={(event) => type({ [name]: event.currentTarget.value })}
              />
            )}
          </PlainField>
        ))}
        <PlainField label={t(text.locale)}>
          {(control) => (
            <select
              {...control}
              value={entered.locale}
              onChange={(event) => type({ locale: event.currentTarget.value === 'ar' ? 'ar' : 'en' })}
            >
              <option value="en">{t(text.locale_en)}</option>
              <option value="ar">{t(text.locale_ar)}</option>
            </select>
          )}
        </PlainField>
        <div className={`${styles.deeds} ${styles.whole}`}>
          <Button type="submit" disabled={!isChanged}>
            {t(text.save)}
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
