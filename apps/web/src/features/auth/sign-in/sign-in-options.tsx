import { getSignInOptions } from '@countinghouse/contract/auth/sign-in'
import type { OutputOf } from '@countinghouse/contract/schema'
import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { ComponentProps } from 'react'
import { use } from 'react'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import classes from './sign-in.module.css'
import { later } from '../../../app/offline/later.ts'

type Options = OutputOf<typeof getSignInOptions.output>

let requested: Promise<Options | null> | undefined

/** What this installation offers, asked once a page; the form works without the answer. */
function useSignInOptions(): Options | null {
  requested ??= call(getSignInOptions, {}).catch(() => null)
  return use(requested)
}

const InsecureBanner = later(async () => (await import('../../../app/frame/insecure-banner.tsx')).InsecureBanner)

export function SignInBanner() {
  return useSignInOptions()?.isInsecureHttp === true ? <InsecureBanner /> : null
}

const ForgottenPassword = later(async () => (await import('./forgotten-password.tsx')).ForgottenPassword)

const ProviderSignIn = later(async () => (await import('./provider-sign-in.tsx')).ProviderSignIn)

/** Hidden where no mail can go out. */
export function PasswordHelp() {
  return useSignInOptions()?.hasPasswordReset === true ? <ForgottenPassword /> : null
}

type Ways = Omit<ComponentProps<typeof ProviderSignIn>, 'providers'>

/** Ways to sign in elsewhere. */
export function Providers(ways: Ways) {
  const providers = useSignInOptions()?.providers ?? []
  return providers.length > 0 && <ProviderSignIn providers={providers} {...ways} />
}

/** One button per role, for the browser that came through the console link of a demo installation. */
export function DemoUsers({ onChoose }: { readonly onChoose: (demoUser: string) => void }) {
  const { t, locale } = useLanguage()
  const users = useSignInOptions()?.demoUsers ?? []
  if (users.length === 0) return null
  return (
    <section className={classes.demo}>
      <h2>{t(text.demo)}</h2>
      <ul>
        {users.map((user) => (
          <li key={user.username}>
            <button type="button" onClick={() => onChoose(user.username)}>
              {locale === 'ar' ? user.role_ar : user.role}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
