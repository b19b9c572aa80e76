import { text as selectionText } from '@countinghouse/contract/kit/selection.text'
import { text } from '@countinghouse/contract/shell/keys.text'
import type { Shortcut } from '../../app/keyboard/keyboard.ts'
import { useShortcuts } from '../../app/keyboard/keyboard.ts'
import { useLanguage } from '../../ui/language/language.tsx'

/** Lists the keys of the focused grid in the shortcut overview; `grid-keys.ts` handles them. */
export function useGridShortcuts({ canOpen, canEdit }: { readonly canOpen: boolean; readonly canEdit: boolean }): void {
  const { t } = useLanguage()
  const told = [
    ['j', t(text.nextRow)],
    ['arrowdown', t(text.nextRow)],
    ['k', t(text.previousRow)],
    ['arrowup', t(text.previousRow)],
    ['home', t(text.firstCell)],
    ['end', t(text.lastCell)],
    ...(canOpen ? ([['enter', t(text.openRow)]] as const) : []),
    ['x', t(selectionText.toggleRow)],
    ['shift+arrowdown', t(selectionText.extend)],
    ['shift+arrowup', t(selectionText.extend)],
    ['mod+a', t(selectionText.chooseLoaded)],
    ...(canEdit
      ? ([
          ['e', t(text.editCell)],
          ['f2', t(text.editCell)],
        ] as const)
      : []),
  ] as const
  useShortcuts(told.map(([keys, label]): Shortcut => ({ keys, scope: 'list', label })))
}
