import { text } from '@countinghouse/contract/shell/keys.text'
import { Fragment } from 'react'
import { isMac } from './keyboard.ts'
import { strokesOf } from './keyboard-strokes.ts'
import { capsOf } from './keys-caps.ts'
import classes from './keys.module.css'
import { useLanguage } from '../../ui/language/language.tsx'

/** The keys of a shortcut. Simultaneous keys keep keyboard order in both writing directions. */
export function Keys({ keys }: { readonly keys: string }) {
  const { t } = useLanguage()
  return (
    <span className={classes.keys}>
      {strokesOf(keys).map((stroke, index) => (
        <Fragment key={stroke}>
          {index > 0 && <span className={classes.between}>{t(text.inOrder)}</span>}
          <span className={classes.stroke} dir="ltr">
            {capsOf(stroke, isMac).map((cap) => (
              <kbd key={cap} className={classes.key}>
                {cap}
              </kbd>
            ))}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
