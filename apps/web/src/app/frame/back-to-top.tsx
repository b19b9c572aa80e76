import { backToTopAfterPx } from '@countinghouse/contract/constants'
import { text } from '@countinghouse/contract/shell/shell.text'
import { IconArrowUp } from '@tabler/icons-react'
import classes from './back-to-top.module.css'
import { focusHeading } from '../../ui/behaviour/focus-heading.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { useScrolledPast } from '../../ui/behaviour/use-scrolled-past.ts'

/** Appears once the page is scrolled more than 100 px. Source: spec section 4, layout behaviour. */
export function BackToTop() {
  const { t } = useLanguage()
  const isShown = useScrolledPast(backToTopAfterPx)
  if (!isShown) return null
  const climb = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
    focusHeading()
  }
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={t(text.backToTop)}
      title={t(text.backToTop)}
      onClick={climb}
    >
      <IconArrowUp size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}
