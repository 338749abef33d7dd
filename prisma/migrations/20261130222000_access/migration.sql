-- AlterTable
ALTER TABLE "Message" ADD COLUMN "editHash" TEXT;

-- CreateTable
CREATE TABLE "Tombstone" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "id" TEXT NOT NULL,
    "messageId" TEXT,
    "removedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Change" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "at" DATETIME NOT NULL,
    "messageId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "who" TEXT NOT NULL,
    "runs" TEXT NOT NULL,
    "field" TEXT,
    "before" TEXT,
    "after" TEXT,
    "reason" TEXT
);

-- CreateTable
CREATE TABLE "Proposal" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "messageId" TEXT NOT NULL,
    "runs" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT,
    "reason" TEXT,
    "at" DATETIME NOT NULL,
    "state" TEXT NOT NULL,
    CONSTRAINT "Proposal_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Tombstone_id_key" ON "Tombstone"("id");

-- CreateIndex
CREATE INDEX "Change_messageId_idx" ON "Change"("messageId");

-- CreateIndex
CREATE INDEX "Change_at_idx" ON "Change"("at");

-- CreateIndex
CREATE INDEX "Proposal_messageId_idx" ON "Proposal"("messageId");

-- CreateIndex
CREATE INDEX "Proposal_state_at_idx" ON "Proposal"("state", "at");

-- The log is only ever added to
CREATE TRIGGER "Change_no_update" BEFORE UPDATE ON "Change" BEGIN SELECT RAISE(ABORT, 'the log of changes cannot be rewritten'); END;
CREATE TRIGGER "Change_no_delete" BEFORE DELETE ON "Change" BEGIN SELECT RAISE(ABORT, 'the log of changes cannot be rewritten'); END;
