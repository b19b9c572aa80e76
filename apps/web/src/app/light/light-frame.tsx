import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { text } from '@countinghouse/contract/shell/sign-in.text'
import type { ReactNode } from 'react'
import { LanguageChoice } from '../profile/language-choice.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { LogoMark } from '../../ui/display/logo.tsx'
import classes from './light-frame.module.css'

type Props = {
  readonly title: string
  readonly purpose?: string
  /** Above everything else. */
  readonly banner?: ReactNode
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** The quiet frame of the pages before sign-in; they load without the app. */
export function LightFrame({ title, purpose, banner, isWide = false, children }: Props) {
  const { t } = useLanguage()
  return (
    <>
      <title>{`${title} · ${t(shellText.product)}`}</title>
      {banner}
      <div className={classes.page}>
        <header className={classes.brand}>
          <LogoMark size={28} />
          {t(shellText.product)}
        </header>
        <main className={isWide ? `${classes.card} ${classes.wide}` : classes.card}>
          <h1>{title}</h1>
          {purpose !== undefined && <p className={classes.purpose}>{purpose}</p>}
          {children}
        </main>
        <footer className={classes.foot}>
          <LanguageChoice />
          <span>{t(text.purpose)}</span>
        </footer>
      </div>
    </>
  )
}
