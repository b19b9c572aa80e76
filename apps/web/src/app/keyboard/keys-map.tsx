import { text } from '@countinghouse/contract/shell/keys.text'
import { useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { clientStore, useClientState } from '../session/client-store.ts'
import type { Shortcut } from './keyboard.ts'
import { currentShortcuts, scopes } from './keyboard.ts'
import { Keys } from './keys.tsx'
import classes from './keys.module.css'
import { useLanguage } from '../../ui/language/language.tsx'
import { closePanel } from '../panels/panels.ts'
import { ScannerFields } from '../scan/scanner-fields.tsx'

/** All shortcuts of the current screen, and the setting for single-key shortcuts. Source: WCAG 2.1.4. */
export function KeysMap() {
  const { t } = useLanguage()
  const [shortcuts] = useState(shownShortcuts)
  return (
    <Dialog title={t(text.title)} onClose={() => closePanel()} actions={<SingleKeys />} isWide>
      {scopes
        .map((scope) => ({ scope, rows: rowsOf(shortcuts.filter((shortcut) => shortcut.scope === scope)) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ scope, rows }) => (
          <section key={scope} aria-labelledby={`keys-${scope}`}>
            <h3 id={`keys-${scope}`} className={classes.title}>
              {t(text[scope])}
            </h3>
            <dl className={classes.list}>
              {rows.map(([label, keys]) => (
                <Row key={label} label={label} keys={keys} />
              ))}
            </dl>
          </section>
        ))}
      <ScannerFields />
    </Dialog>
  )
}

function Row({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  const { t } = useLanguage()
  return (
    <div className={classes.row}>
      <dt>{label}</dt>
      <dd className={classes.alternatives}>
        {keys.map((one, index) => (
          <span key={one} className={classes.alternatives}>
            {index > 0 && <span className={classes.between}>{t(text.or)}</span>}
            <Keys keys={one} />
          </span>
        ))}
      </dd>
    </div>
  )
}

function SingleKeys() {
  const { t } = useLanguage()
  const isOn = useClientState((state) => state.hasSingleKeys)
  return (
    <label className={classes.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) =>
          clientStore.getState().dispatch({ type: 'setSingleKeys', isOn: event.currentTarget.checked })
        }
      />
      <span>
        {t(text.singleKeys)}
        <span className={classes.help}>{t(text.singleKeysHelp)}</span>
      </span>
    </label>
  )
}

/** Excludes shortcuts overridden by a nearer scope. */
function shownShortcuts(): readonly Shortcut[] {
  const all = currentShortcuts()
  return all.filter((shortcut, place) => all.findLastIndex(({ keys }) => keys === shortcut.keys) === place)
}

/** Shortcuts of the same action share a row. */
function rowsOf(shortcuts: readonly Shortcut[]): readonly (readonly [string, readonly string[]])[] {
  const rows = Map.groupBy(shortcuts, (shortcut) => shortcut.label)
  return [...rows].map(([label, same]) => [label, [...new Set(same.map((shortcut) => shortcut.keys))]] as const)
}
