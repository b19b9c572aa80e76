import { text } from '@countinghouse/contract/shell/shell.text'
import classes from './brand.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { LogoMark } from '../../ui/display/logo.tsx'

/** Logo and product name. Without room for the name, it remains available to assistive technology. */
export function Brand({ isWordy }: { readonly isWordy: boolean }) {
  const { t } = useLanguage()
  return (
    <span className={classes.brand}>
      <LogoMark />
      <span className={isWordy ? undefined : 'visually-hidden'}>{t(text.product)}</span>
    </span>
  )
}
