import { text } from '@countinghouse/contract/auth/second-factor.text'
import { Button } from '@mantine/core'
import { useLanguage } from '../../ui/language/language.tsx'
import { CopyButton } from './copy-button.tsx'
import classes from './auth-challenge.module.css'

type Props = { readonly codes: readonly string[]; readonly onDone: () => void }

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const { t } = useLanguage()
  const words = codes.join('\n')
  return (
    <div className={classes.form}>
      <h2 className={classes.codesTitle}>{t(text.codesTitle)}</h2>
      <p className={classes.purpose}>{t(text.codesPurpose)}</p>
      <ol className={classes.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.keyDeeds}>
        <CopyButton words={words}>{t(text.copyCodes)}</CopyButton>
        <Button variant="default" size="compact-sm" onClick={() => save(words, t(text.fileName))}>
          {t(text.saveCodes)}
        </Button>
      </div>
      <Button data-autofocus onClick={onDone}>
        {t(text.done)}
      </Button>
    </div>
  )
}

function save(words: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${words}\n`], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
