/** City and state of a case in one line, or null when neither is known. */
export function placeOf({
  incident_city,
  incident_state,
}: {
  incident_city: string | null;
  incident_state: string | null;
}): string | null {
  return [incident_city, incident_state].filter((part) => part !== null && part !== "").join(", ") || null;
}
