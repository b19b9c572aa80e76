import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/config-mail.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where answers go; left out: to the sender. */
  readonly replyTo?: string
  readonly attachments?: readonly MailAttachment[]
  /** Unsubscribes with one POST, which mail programs offer beside the mail. Source: RFC 2369, RFC 8058. */
  readonly unsubscribeUrl?: string
}
type MailAttachment = { readonly filename: string; readonly content: Buffer; readonly contentType: string }

/**
 * `refused`: the server will never take it; `answer` is what it said. `in_doubt`: the line broke after it was handed over, so
 * sending it again might be once too often.
 */
type MailOutcome = { readonly kind: 'sent' | 'in_doubt' } | { readonly kind: 'refused'; readonly answer: string }

export type Mailer = {
  /** Where links lead, without a trailing slash. */
  readonly publicUrl: string
  /** Throws: MailFailure when it was certainly not taken and may be tried again. */
  readonly send: (mail: Mail) => Promise<MailOutcome>
}

/** What a module may know of the mail. `no_public_url`: there is a server, and nothing that links could lead to. */
export type MailGateway = {
  readonly state: 'off' | 'no_public_url' | 'ready'
  readonly mailer: Mailer | null
}

/** The mail server did not take it; the message is its answer. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
}

/** From the first name look-up to the last answer. Below the time that a stopping server leaves its work. Units: milliseconds. */
const sendMs = 15_000

export function mailGateway(settings: MailSettings | null, limitMs = sendMs): MailGateway {
  if (settings === null) return { state: 'off', mailer: null }
  const { publicUrl } = settings
  if (publicUrl === null) return { state: 'no_public_url', mailer: null }
  return { state: 'ready', mailer: { publicUrl, send: (mail) => send(settings, mail, limitMs) } }
}

/** Whether the server answers and lets us in. Throws: MailFailure. */
export async function greetMailServer(settings: MailSettings): Promise<void> {
  const transport = createTransport(optionsOf(settings))
  try {
    await transport.verify()
  } catch (error) {
    throw new MailFailure(answerOf(error))
  } finally {
    transport.close()
  }
}

async function send(
  settings: MailSettings,
  { to, attachments = [], unsubscribeUrl, ...mail }: Mail,
  limitMs: number,
): Promise<MailOutcome> {
  const transport = createTransport(optionsOf(settings))
  let isHandedOver = false
  transport.use('stream', ({ message }, done) => {
    message.transform(() => {
      isHandedOver = true
      return new PassThrough()
    })
    done(null)
  })
  try {
    await transport.sendMail({
      ...mail,
      attachments: [...attachments],
      from: settings.from,
      // As an object it is one address, whatever stands in it.
      to: { name: '', address: to },
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl !== undefined && {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.timeout(limitMs),
    })
    return { kind: 'sent' }
  } catch (error) {
    const { responseCode, command } = error as { responseCode?: number; command?: string }
    if (responseCode === undefined && isHandedOver) return { kind: 'in_doubt' }
    // A sender that the server does not know is a setting, and can be mended.
    if (isHandedOver && (responseCode ?? 0) >= 500 && command !== 'MAIL FROM')
      return { kind: 'refused', answer: answerOf(error) }
    throw new MailFailure(answerOf(error))
  } finally {
    transport.close()
  }
}

function optionsOf({ host, port, isSecure, isTlsRequired, user, password }: MailSettings) {
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: isTlsRequired,
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: sendMs,
    greetingTimeout: sendMs,
    socketTimeout: sendMs,
    dnsTimeout: sendMs,
  }
}

function answerOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
