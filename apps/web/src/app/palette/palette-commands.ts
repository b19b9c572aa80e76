import { modulesPath, storeBoundUserType } from '@countinghouse/contract/constants'
import { text as jobText } from '@countinghouse/contract/kit/my-jobs.text'
import { text as draftText } from '@countinghouse/contract/kit/draft.text'
import { text as inboxText } from '@countinghouse/contract/shell/inbox.text'
import { text as keysText } from '@countinghouse/contract/shell/keys.text'
import { text } from '@countinghouse/contract/shell/palette.text'
import { text as scanText } from '@countinghouse/contract/shell/scan.text'
import { text as shellText } from '@countinghouse/contract/shell/shell.text'
import { locales } from '@countinghouse/kernel/text'
import type { Text } from '@countinghouse/kernel/text'
import { useQueryClient } from '@tanstack/react-query'
import { format } from '@countinghouse/contract/text'
import type { TextParams } from '@countinghouse/contract/text'
import { themeStore, useTheme } from '../../ui/theme/theme-store.ts'
import { hasCameraScan } from '../scan/camera-support.ts'
import { useLanguage } from '../../ui/language/language.tsx'
import { currentActions } from './palette-actions.ts'
import type { GroupName, PaletteEntry } from './palette-entries.ts'
import { openPanel } from '../panels/panels.ts'
import { switchCompany, switchStore } from '../session/profile-switch.ts'
import { useSession } from '../session/session.tsx'
import { signOut } from '../session/sign-out.ts'
import { useFullScreen } from '../../ui/behaviour/use-full-screen.ts'

type Command = Pick<PaletteEntry, 'id' | 'icon' | 'action'> & {
  readonly text: Text
  readonly params?: TextParams
  readonly keys?: string
}

const languageNames = { en: shellText.english, ar: shellText.arabic }

/** Global commands and those of the current screen. */
export function useCommands(): readonly PaletteEntry[] {
  const { t } = useLanguage()
  const group = (name: GroupName, commands: readonly Command[]) =>
    commands.map(({ text: title, params, keys, ...command }) => ({
      ...command,
      group: name,
      title: t(title, params),
      detail: null,
      words: locales.map((locale) => format(title, locale, params)),
      keys: keys ?? null,
    }))
  return [
    ...currentActions().map(screenEntry),
    ...group('actions', [...scanCommands(), ...useLookCommands(), ...useAccountCommands()]),
    ...group('stores', useStoreCommands()),
    ...group('companies', useCompanyCommands()),
  ]
}

function screenEntry({ title, icon, keys, run }: ReturnType<typeof currentActions>[number]): PaletteEntry {
  const words = { detail: null, words: [], keys: keys ?? null }
  return { id: `screen:${title}`, group: 'screen', icon, title, ...words, action: { kind: 'run', run } }
}

function scanCommands(): readonly Command[] {
  const action = { kind: 'run', run: () => openPanel('camera') } as const
  return hasCameraScan() ? [{ id: 'camera', icon: 'camera', text: scanText.camera, action }] : []
}

function useLookCommands(): readonly Command[] {
  const { locale, setLocale } = useLanguage()
  const isDark = useTheme((theme) => theme.mode === 'dark')
  const { isFull, toggle } = useFullScreen()
  const useMode = () => themeStore.getState().dispatch({ type: 'mode', mode: isDark ? 'light' : 'dark' })
  const languages = locales.filter((other) => other !== locale)
  return [
    {
      id: 'mode',
      icon: isDark ? 'sun' : 'moon',
      text: isDark ? shellText.useLight : shellText.useDark,
      action: { kind: 'run', run: useMode },
    },
    {
      id: 'switcher',
      icon: 'palette',
      text: text.openSwitcher,
      action: { kind: 'run', run: () => openPanel('switcher') },
    },
    ...languages.map((other): Command => {
      const name = languageNames[other][other]
      const action = { kind: 'run', run: () => setLocale(other) } as const
      return { id: `language:${other}`, icon: 'language', text: text.useLanguage, params: { name }, action }
    }),
    {
      id: 'fullScreen',
      icon: isFull ? 'minimize' : 'maximize',
      text: isFull ? shellText.leaveFullScreen : shellText.enterFullScreen,
      action: { kind: 'run', run: toggle },
    },
  ]
}

function useAccountCommands(): readonly Command[] {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const chooser: Command = {
    id: 'department',
    icon: 'switch',
    text: shellText.switchDepartment,
    action: { kind: 'open', address: modulesPath, recent: null },
  }
  return [
    // Source: spec section 6.
    ...(user.Usr_Type === storeBoundUserType ? [] : [chooser]),
    {
      id: 'password',
      icon: 'key',
      text: shellText.changePassword,
      action: { kind: 'run', run: () => openPanel('password') },
    },
    {
      id: 'inbox',
      icon: 'bell',
      text: inboxText.title,
      action: { kind: 'run', run: () => openPanel('inbox') },
    },
    {
      id: 'drafts',
      icon: 'pencil',
      text: draftText.mine,
      action: { kind: 'run', run: () => openPanel('drafts') },
    },
    {
      id: 'jobs',
      icon: 'history',
      text: jobText.mine,
      action: { kind: 'run', run: () => openPanel('jobs') },
    },
    {
      id: 'help',
      icon: 'help',
      text: keysText.openHelp,
      keys: 'f1',
      action: { kind: 'run', run: () => openPanel('help') },
    },
    {
      id: 'keys',
      icon: 'keyboard',
      text: keysText.openKeys,
      keys: '?',
      action: { kind: 'run', run: () => openPanel('keys') },
    },
    {
      id: 'signOut',
      icon: 'logout',
      text: shellText.signOut,
      action: { kind: 'run', run: () => void signOut(queryClient) },
    },
  ]
}

function useStoreCommands(): readonly Command[] {
  const queryClient = useQueryClient()
  const { user } = useSession()
  return user.allowedStores
    .filter((store) => store.sno !== user.Usr_storeidfk)
    .map(({ sno, Str_name: name }) => ({
      id: `store:${sno}`,
      icon: 'building-store',
      text: text.useStore,
      params: { name },
      action: { kind: 'send', send: () => switchStore(queryClient, sno) },
    }))
}

function useCompanyCommands(): readonly Command[] {
  const { company, companies } = useSession()
  return companies
    .filter(({ id }) => id !== company.id)
    .map(({ id, name }) => ({
      id: `company:${id}`,
      icon: 'building',
      text: text.useCompany,
      params: { name },
      action: { kind: 'send', send: () => switchCompany(id) },
    }))
}
