import { text } from '@countinghouse/contract/shell/shell.text'
import classes from './brand.module.css'
import { useLanguage } from './language.tsx'
import { LogoMark } from './logo.tsx'

/** The mark with the name of the product, which stays for assistive technology where there is room for the mark alone. */
export function Brand({ isWordy }: { readonly isWordy: boolean }) {
  const { t } = useLanguage()
  return (
    <span className={classes.brand}>
      <LogoMark />
      <span className={isWordy ? undefined : 'visually-hidden'}>{t(text.product)}</span>
    </span>
  )
}
