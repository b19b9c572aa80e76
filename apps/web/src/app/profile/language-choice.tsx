import { text } from '@countinghouse/contract/shell/shell.text'
import { locales } from '@countinghouse/kernel/text'
import classes from './language-choice.module.css'
import { useLanguage } from '../../ui/language/language.tsx'

const names = { en: text.english, ar: text.arabic }

/** Each language is shown by its own name. */
export function LanguageChoice() {
  const { t, locale, setLocale } = useLanguage()
  return (
    <div role="group" aria-label={t(text.language)} className={classes.group}>
      {locales.map((other) => (
        <button key={other} type="button" lang={other} aria-pressed={other === locale} onClick={() => setLocale(other)}>
          {t(names[other])}
        </button>
      ))}
    </div>
  )
}
