import { changePassword, getSignInOptions, signIn, signUp } from '@countinghouse/contract/auth/sign-in'
import { logout } from '@countinghouse/contract/auth/sign-out'
import type { Declared } from '../../platform/registry/declared.ts'
import { handlePublic, handleSelf } from '../../platform/calls/handle.ts'
import { hashToken } from '../../platform/access/session.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { changeOwnPassword } from './change-password.ts'
import { isConsoleBrowser, readInstallation } from './installation.ts'
import { choiceOf } from './provider/links.ts'
import { signOut } from './sign-out.ts'
import { signInByDemoUser, signInByLink, signInByPassword } from './sign-in.ts'
import { goOnFromProvider, signInByCode, signInByNewPassword, signInByStore } from './sign-in-step.ts'
import { defineModule } from '../../platform/registry/define-module.ts'

const api = ({ box, mail, provider }: Declared) => [
  handlePublic(getSignInOptions, async (ctx, db) => {
    const installation = await readInstallation(db)
    const { demo } = ctx.browser
    const mayChoose = demo !== null && (await isConsoleBrowser(db, hashToken(demo)))
    return {
      hasPasswordReset: mail.state === 'ready',
      isFirstRun: installation.isFirstRun,
      isInsecureHttp: ctx.isInsecureHttp,
      providers: provider === null ? [] : [choiceOf(provider)],
      demoUsers: mayChoose ? installation.demoUsers : [],
    }
  }),
  handlePublic(signIn, async (ctx, db, input) => {
    if ('link' in input) return await signInByLink(ctx, db, input.link)
    if ('demoUser' in input) return await signInByDemoUser(ctx, db, input.demoUser)
    if ('isFromProvider' in input) return await goOnFromProvider(ctx, db)
    if ('code' in input) return await signInByCode(ctx, { db, box }, input)
    if ('newPassword' in input) return await signInByNewPassword(ctx, db, input)
    if ('storeId' in input) return await signInByStore(ctx, db, input)
    return await signInByPassword(ctx, db, input)
  }),
  handlePublic(signUp, acceptInvitation),
  handlePublic(logout, signOut),
  handleSelf(changePassword, changeOwnPassword),
]

export const module = defineModule({ api })
