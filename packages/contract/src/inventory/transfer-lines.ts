/** Maximum lines of a transfer. A posting has fewer, so a large transfer leaves in several shipments. */
export const mostTransferLines = 1000
