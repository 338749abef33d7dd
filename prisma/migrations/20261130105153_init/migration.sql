-- CreateTable
CREATE TABLE "Message" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "key" TEXT NOT NULL,
    "messageId" TEXT,
    "subject" TEXT,
    "author" TEXT,
    "date" TEXT,
    "time" INTEGER,
    "year" INTEGER,
    "raw" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "parser" TEXT NOT NULL,
    "savedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateTable
CREATE TABLE "Run" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "messageId" TEXT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "tool" TEXT NOT NULL,
    "toolVersion" TEXT,
    "label" TEXT,
    "kernel" TEXT,
    "kernelOrder" TEXT,
    "filesystem" TEXT,
    "mountOptions" TEXT,
    "mountKey" TEXT,
    "varied" TEXT,
    "factorKey" TEXT NOT NULL,
    "machine" TEXT NOT NULL,
    "machineLabel" TEXT,
    "quoted" BOOLEAN NOT NULL,
    "firstLine" INTEGER NOT NULL,
    "lastLine" INTEGER NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "originalId" INTEGER,
    "equalsId" INTEGER,
    "time" INTEGER,
    CONSTRAINT "Run_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Run_originalId_fkey" FOREIGN KEY ("originalId") REFERENCES "Run" ("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "Run_equalsId_fkey" FOREIGN KEY ("equalsId") REFERENCES "Run" ("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Measurement" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "runId" INTEGER NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "metric" TEXT NOT NULL,
    "value" REAL,
    "unit" TEXT,
    "status" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "cpuPercent" REAL,
    "latencyUs" REAL,
    "params" TEXT NOT NULL,
    "sweep" TEXT,
    "place" REAL,
    "line" INTEGER NOT NULL,
    "column" INTEGER NOT NULL,
    "marks" TEXT NOT NULL,
    CONSTRAINT "Measurement_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Condition" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "runId" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "value" TEXT,
    "readValue" TEXT,
    "line" INTEGER,
    "text" TEXT,
    "how" TEXT,
    "correctedAt" DATETIME,
    CONSTRAINT "Condition_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "MountOption" (
    "runId" INTEGER NOT NULL,
    "option" TEXT NOT NULL,

    PRIMARY KEY ("runId", "option"),
    CONSTRAINT "MountOption_runId_fkey" FOREIGN KEY ("runId") REFERENCES "Run" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Finding" (
    "id" INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    "messageId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "severity" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "runs" TEXT NOT NULL,
    "lines" TEXT NOT NULL,
    CONSTRAINT "Finding_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "Message" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Permalink" (
    "slug" TEXT NOT NULL PRIMARY KEY,
    "hash" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "snapshot" TEXT NOT NULL,
    "parser" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP
);

-- CreateIndex
CREATE UNIQUE INDEX "Message_key_key" ON "Message"("key");

-- CreateIndex
CREATE INDEX "Message_time_idx" ON "Message"("time");

-- CreateIndex
CREATE INDEX "Run_fingerprint_idx" ON "Run"("fingerprint");

-- CreateIndex
CREATE INDEX "Run_originalId_idx" ON "Run"("originalId");

-- CreateIndex
CREATE INDEX "Run_equalsId_idx" ON "Run"("equalsId");

-- CreateIndex
CREATE INDEX "Run_tool_time_idx" ON "Run"("tool", "time");

-- CreateIndex
CREATE INDEX "Run_time_idx" ON "Run"("time");

-- CreateIndex
CREATE UNIQUE INDEX "Run_messageId_ordinal_key" ON "Run"("messageId", "ordinal");

-- CreateIndex
CREATE INDEX "Measurement_runId_ordinal_idx" ON "Measurement"("runId", "ordinal");

-- CreateIndex
CREATE INDEX "Measurement_metric_runId_idx" ON "Measurement"("metric", "runId");

-- CreateIndex
CREATE INDEX "Condition_field_value_idx" ON "Condition"("field", "value");

-- CreateIndex
CREATE UNIQUE INDEX "Condition_runId_field_key" ON "Condition"("runId", "field");

-- CreateIndex
CREATE INDEX "MountOption_option_idx" ON "MountOption"("option");

-- CreateIndex
CREATE INDEX "Finding_messageId_idx" ON "Finding"("messageId");

-- CreateIndex
CREATE INDEX "Finding_kind_idx" ON "Finding"("kind");

-- CreateIndex
CREATE UNIQUE INDEX "Permalink_hash_key" ON "Permalink"("hash");
