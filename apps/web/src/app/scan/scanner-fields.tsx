import { text } from '@countinghouse/contract/shell/scan.text'
import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import field from '../../ui/field/plain-field.module.css'
import { hasCameraScan } from './camera-support.ts'
import classes from '../keyboard/keys.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { openPanel } from '../panels/panels.ts'
import { changeScannerSettings, longestAround, useScannerSettings } from './scanner-settings.ts'

/** What the scanner at this machine puts around a code, and whether a sound answers it. */
export function ScannerFields() {
  const { t } = useLanguage()
  const settings = useScannerSettings()
  return (
    <details>
      <summary className={classes.part}>{t(text.title)}</summary>
      <p className={classes.help}>{t(text.help)}</p>
      {hasCameraScan() && (
        <Button
          className={classes.camera}
          variant="default"
          leftSection={<IconCamera size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => openPanel('camera')}
        >
          {t(text.camera)}
        </Button>
      )}
      <div className={classes.scanner}>
        {(['prefix', 'suffix'] as const).map((name) => (
          <label key={name} className={field.field}>
            <span className={field.label}>{t(text[name])}</span>
            <input
              className={field.input}
              dir="ltr"
              maxLength={longestAround}
              autoComplete="off"
              spellCheck={false}
              value={settings[name]}
              onChange={(event) => changeScannerSettings({ [name]: event.currentTarget.value })}
            />
          </label>
        ))}
        <label className={classes.sound}>
          <input
            type="checkbox"
            checked={settings.hasSound}
            onChange={(event) => changeScannerSettings({ hasSound: event.currentTarget.checked })}
          />
          {t(text.sound)}
        </label>
      </div>
    </details>
  )
}
