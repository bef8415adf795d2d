/** The six roles, in the order of their rules (QK-33 to QK-38). */
export const ROLES = ['landlord', 'banker', 'dealer', 'seismologist', 'meteorologist', 'architect'] as const
export type Role = (typeof ROLES)[number]
