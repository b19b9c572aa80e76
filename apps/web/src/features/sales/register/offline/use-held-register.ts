import { getSession } from '@countinghouse/contract/auth/session'
import { getPromotions, getRegister, registerPage } from '@countinghouse/contract/sales/register'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { connectionStore } from '../../../../app/offline/connection.ts'
import { holdSession } from '../../../../app/offline/held-session.ts'
import { holdRegister } from '../../../../app/offline/register-worker.ts'
import { useSession } from '../../../../app/session/session.tsx'
import { useThisDevice } from './this-device.ts'

/**
 * A registered device holds what opens the register without a server, and asks again for what it held once the server is back.
 * Source: docs/decisions/100-the-register-opens-without-a-server.md.
 */
export function useHeldRegister(): void {
  const session = useSession()
  const queryClient = useQueryClient()
  const device = useThisDevice(session.company.id)
  const isActive = device?.status === 'active'
  const isConnected = useStore(connectionStore, ({ connection }) => connection === 'connected')
  const wasAway = useRef(false)

  useEffect(() => {
    if (isConnected && wasAway.current)
      for (const { id } of [getSession, getRegister, getPromotions])
        void queryClient.invalidateQueries({ queryKey: [id] })
    wasAway.current = !isConnected
  }, [isConnected, queryClient])

  useEffect(() => {
    if (!isActive || !isConnected) return
    holdSession(registerPage.path, session)
    void holdRegister()
  }, [isActive, isConnected, session])
}
