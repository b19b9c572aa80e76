import { startProvider } from '@countinghouse/contract/auth/provider'
import { text } from '@countinghouse/contract/auth/provider.text'
import type { getSignInOptions } from '@countinghouse/contract/auth/sign-in'
import type { OutputOf } from '@countinghouse/contract/schema'
import { useEffect } from 'react'
import { useLanguage } from '../../../ui/language/language.tsx'
import classes from '../../../app/light/light-form.module.css'
import styles from './provider-sign-in.module.css'
import { providerProblem } from './provider-problem.ts'
import { consumeFromAddress } from '../../../app/light/consume-from-address.ts'

type Props = {
  readonly providers: OutputOf<typeof getSignInOptions.output>['providers']
  /** Goes on with what is still missing after the way back. */
  readonly onGoOn: () => void
  readonly onFailure: (failure: Error) => void
}

const isOnTheWay = consumeFromAddress('provider') !== null
let isTaken = false

/** The way to an identity provider, and what the way back brought along. */
export function ProviderSignIn({ providers, onGoOn, onFailure }: Props) {
  const { t, locale } = useLanguage()
  useEffect(() => {
    // Both count once; a second run of this effect must not spend them.
    if (isTaken) return
    isTaken = true
    const failure = providerProblem(locale)
    if (failure !== null) onFailure(failure)
    else if (isOnTheWay) onGoOn()
  })
  return (
    <section className={styles.providers}>
      <span aria-hidden="true" className={styles.or}>
        {t(text.otherwise)}
      </span>
      {providers.map(({ id, name }) => (
        <a key={id} className={`${classes.quiet} ${styles.way}`} href={addressOf(id)}>
          {t(text.signIn, { provider: name })}
        </a>
      ))}
    </section>
  )
}

function addressOf(id: string): string {
  const back = new URLSearchParams(location.search).get('return')
  return `/api${startProvider.path.replace('{provider}', id)}${back === null ? '' : `?return=${encodeURIComponent(back)}`}`
}
