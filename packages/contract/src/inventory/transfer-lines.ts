/** Lines of one transfer. Those of a posting are fewer: it leaves in as many shipments as that takes. Source: warehouse.md 4.1. */
export const mostTransferLines = 1000
