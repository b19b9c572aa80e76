import { text as accountText } from '@countinghouse/contract/auth/account.text'
import { linkProvider, unlinkProvider } from '@countinghouse/contract/auth/provider'
import { text } from '@countinghouse/contract/auth/provider.text'
import type { Security } from '@countinghouse/contract/auth/security'
import { Button } from '@mantine/core'
import { ask } from '../../../kit/dialog/confirm.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { planLeave } from '../../../app/session/planned-leave.ts'
import { AccountCard } from './account-card.tsx'
import styles from './account.module.css'
import { providerProblem } from '../sign-in/provider-problem.ts'

/** Accounts at the identity provider that sign the person in; those of a former one can be unlinked still. */
export function AccountProvider({ security }: { readonly security: Security }) {
  const { t, locale, formatInstant } = useLanguage()
  const write = useWrite(t(accountText.title))
  const { provider, providers } = security
  const problem = providerProblem(locale)

  async function link(id: string): Promise<void> {
    const answer = await write(linkProvider, { provider: id })
    if (answer === null) return
    planLeave()
    location.assign(answer.location)
  }

  async function unlink({ id, name }: Security['providers'][number]): Promise<void> {
    const choice = await ask.confirm({
      title: t(text.unlinkTitle, { name }),
      body: t(text.unlinkBody),
      confirm: t(text.unlink),
      isDanger: true,
    })
    if (choice === 'confirm') await write(unlinkProvider, { id })
  }

  return (
    <AccountCard
      title={t(text.title)}
      {...(provider !== null && {
        purpose: t(text.purpose, { provider: provider.name }),
        rowActions: (
          <Button variant="default" onClick={() => void link(provider.id)}>
            {t(text.link)}
          </Button>
        ),
      })}
    >
      {problem !== null && <p role="alert">{problem.message}</p>}
      {providers.length === 0 && <p className={styles.facts}>{t(text.none)}</p>}
      <ul className={styles.lines}>
        {providers.map((linked) => (
          <li key={linked.id} className={styles.line}>
            <div>
              <strong>
                <bdi>{linked.name}</bdi>
              </strong>
              <p className={styles.facts}>{t(text.linkedAt, { time: formatInstant(linked.linkedAt) })}</p>
            </div>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t(text.unlinkOf, { name: linked.name })}
              onClick={() => void unlink(linked)}
            >
              {t(text.unlink)}
            </Button>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}
